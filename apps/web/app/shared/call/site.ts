import type { SiteConfiguration } from '@cairn/contract'
import { useRouteLoaderData } from 'react-router'

/** Facts about this installation, available from the first page on. */
export function useSite(): SiteConfiguration {
  const root = useRouteLoaderData<{ site: SiteConfiguration }>('root')
  if (!root) throw new Error('The root has no data')
  return root.site
}
