import { expect, test } from 'vitest'
import { whereToGo } from './where-to-go.ts'

test.for(['flash.certs-private', 'flash.user-not-certified', 'flash.not-honest'] as const)(
  '%s is about a camper, who has a profile',
  (reason) => {
    expect(whereToGo(reason, 'ada')).toBe('/ada')
  },
)

test.for(['flash.certificate-missing', 'flash.username-not-found', 'flash.not-eligible'] as const)(
  '%s leads home',
  (reason) => {
    expect(whereToGo(reason, 'ada')).toBe('/')
  },
)
