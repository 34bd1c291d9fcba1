import { type AppData, paths } from '@cairn/contract'
import { useEffect } from 'react'
import { fetchData } from '#shared/call/fetch-data.ts'
import { noteNewerSchool } from '#shared/call/newer-school.ts'

/**
 * Asks whether the school has been updated, each time the camper returns to a page that was left open.
 *
 * @param version of the school when the page was loaded
 */
export function useSchoolVersion(version: string | undefined): void {
  useEffect(() => {
    if (version === undefined) return undefined
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // A school that does not answer is asked again next time.
      const answer = await fetchData<AppData>(paths.appData).catch(() => null)
      if (answer && answer.shared !== version) noteNewerSchool()
    }
    const onChange = () => void ask()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [version])
}
