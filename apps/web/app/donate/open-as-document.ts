import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router'

/** Pages that may load a provider's script have a content policy of their own, which only a new document gets. */
export function openAsDocument({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}
