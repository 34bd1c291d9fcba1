import type { WebApp } from '@cairn/contract'
import { matchRoutes } from 'react-router'
import * as build from 'virtual:react-router/server-build'

const screens = Object.values(build.routes).flatMap((route) => {
  if (!route?.parentId) return []
  const { id, path, index } = route
  return [index === true ? { id, index } : { id, path: path ?? '' }]
})

/** The name of the screen that the router shows at an address; unknown addresses share the last one. */
export const findRoute: WebApp['findRoute'] = (pathname) =>
  matchRoutes(screens, pathname)?.at(-1)?.route.id ?? ''
