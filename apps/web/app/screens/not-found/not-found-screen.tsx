import { data } from 'react-router'

/** Every address that nothing else answers. */
export function loader() {
  throw data(null, { status: 404 })
}

export function clientLoader() {
  throw data(null, { status: 404 })
}

export default function NotFoundScreen() {
  return null
}
