import { type getRecoveryCodes, type OkOf } from '@cairn/contract'
import { queryClient, useQuery } from '#shared/call/queries.ts'
import { useRef, useState } from 'react'
import { call } from '#shared/call/call.ts'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { NewCodes } from './new-codes.tsx'

const recoveryCodesKey = ['recovery-codes'] as const

/** How many codes are left, and a way to make new ones. For signed-in campers only. */
export function RecoveryCodesPanel() {
  const { t } = useTranslation()
  const { data } = useQuery({ queryKey: recoveryCodesKey, queryFn: fetchState, retry: 3 })
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  // The button is not disabled meanwhile, because the dialog that confirms who the camper is returns the focus to it.
  const isMaking = useRef(false)
  const make = async () => {
    // A second set would make the first one worthless.
    if (isMaking.current) return
    isMaking.current = true
    const answer = await call('makeRecoveryCodes')
    isMaking.current = false
    if (answer.ok) setNewCodes(answer.value.codes)
    else showRefusal(answer.refusal)
    await queryClient().invalidateQueries({ queryKey: recoveryCodesKey })
  }
  const when = useDateFormat('mediumDay').format(data?.createdAt ?? 0)
  const hasCodes = data !== undefined && data.left > 0
  return (
    <section className="card account-panel" aria-labelledby="recovery-codes-title">
      <h2 id="recovery-codes-title">{t('recoveryCodes.title')}</h2>
      <p>{t('recoveryCodes.lead')}</p>
      {newCodes ? (
        <NewCodes codes={newCodes} onDone={() => setNewCodes(null)} />
      ) : (
        <>
          {data && (
            <p className="soft">
              {hasCodes ? t('recoveryCodes.left', { count: data.left, when }) : t('recoveryCodes.none')}
            </p>
          )}
          {hasCodes && <p className="soft">{t('recoveryCodes.replaces')}</p>}
          <button type="button" className="button" onClick={make}>
            {hasCodes ? t('recoveryCodes.makeAgain') : t('recoveryCodes.make')}
          </button>
        </>
      )}
    </section>
  )
}

async function fetchState(): Promise<OkOf<typeof getRecoveryCodes>> {
  const answer = await call('getRecoveryCodes')
  if (!answer.ok) throw new Error(answer.refusal.key)
  return answer.value
}
