import { type PageDataOf, paths } from '@cairn/contract'
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { NoCertificate } from './no-certificate.tsx'
import { ShownCertificate } from './shown-certificate.tsx'
import { whereToGo } from './where-to-go.ts'

/** Programs that ask are told that nothing was found here. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadOnServer('certification', args)
  return data(page, { status: 'notice' in page ? 404 : 200 })
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('certification', request)

export default function CertificationScreen() {
  const page = useLoaderData<PageDataOf<'certification'>>()
  const { username = '' } = useParams()
  return 'notice' in page ? (
    <NoCertificate notice={page.notice} to={whereToGo(page.notice.message, username)} />
  ) : (
    <ShownCertificate {...page} />
  )
}

/** Leaves the page even when the certificate could not be fetched, or shown. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <NoCertificate notice={isRouteErrorResponse(error) ? failed : broken} to={paths.home} />
}

const failed = { type: 'danger', message: 'flash.generic-error' } as const
const broken = { type: 'danger', message: 'flash.really-weird' } as const
