import { data } from 'react-router'

/** Shown at every address without a page. */
export function loader() {
  throw data(null, { status: 404 })
}

export function clientLoader() {
  throw data(null, { status: 404 })
}

export default function NotFoundScreen() {
  return null
}
