import { describe, expect, test } from 'vitest'
import { redactAddress, redactLine } from './redact.ts'

describe('an address in a log', () => {
  test.for([
    ['/learn', '/learn'],
    ['/confirm-email?email=abc&token=S3CRET', '/confirm-email?email=[hidden]&token=[hidden]'],
    [
      '/signin/oidc/school/callback?code=S3CRET&state=S3CRET',
      '/signin/oidc/school/callback?code=[hidden]&state=[hidden]',
    ],
    ['/confirm-email%3Femail=abc&token=S3CRET', '/confirm-email?email=[hidden]&token=[hidden]'],
    ['/learn?S3CRET', '/learn?[hidden]'],
    ['/learn?a=?token=S3CRET', '/learn?a=[hidden]?token=[hidden]'],
    ['/learn#S3CRET', '/learn'],
    ['/ue/S3CRET', '/ue/[hidden]'],
    ['//UE//S3CRET', '//UE//[hidden]'],
    ['/es/ue/S3CRET', '/es/ue/[hidden]'],
    ['/zh-Hant//unsubscribed/S3CRET', '/zh-Hant//unsubscribed/[hidden]'],
    ['/%75e/S3CRET', '/ue/[hidden]'],
    ['/ue/S3CRET/%zz', '/ue/[hidden]'],
    ['/resubscribe/S3CRET', '/resubscribe/[hidden]'],
    ['/unsubscribed/S3CRET?messages=x', '/unsubscribed/[hidden]?messages=[hidden]'],
    ['/page-data/unsubscribed/S3CRET/page-data.json', '/page-data/unsubscribed/[hidden]'],
    ['/u/S3CRET', '/u/[hidden]'],
    ['/unsubscribe/S3CRET', '/unsubscribe/[hidden]'],
    ['http://school.test/ue/S3CRET', 'http://school.test/ue/[hidden]'],
    ['/user/ada/report-user', '/user/ada/report-user'],
    ['/%', '/%'],
  ] as const)('%s is shown as %s', ([address, shown]) => {
    expect(redactAddress(address)).toBe(shown)
  })
})

describe('a line of a log', () => {
  test.for([
    'Route GET:/confirm-email?token=S3CRET not found',
    'at http://school.test/signin?code=S3CRET now',
    'a quote: /confirm-email?a="&token=S3CRET',
    'a backslash: /confirm-email?a=\\&token=S3CRET',
    'a new line: /confirm-email?a=\n&token=S3CRET /confirm-email?a\n?token=S3CRET',
    'a host: http://a%22b/ue/x?token=S3CRET http://a%22,/ue/%22,%22',
  ])('stays JSON without the secrets in %j', (msg) => {
    const line = redactLine(JSON.stringify({ level: 30, msg }))
    expect(JSON.parse(line)).toMatchObject({ level: 30 })
    expect(line.match(/S3CRET/g)).toBe(null)
  })

  test('is unchanged if there is nothing to hide', () => {
    const line = JSON.stringify({ msg: 'at file:///srv/cairn/apps/server/src/app.ts:12:3\n  and 1/2, "a/b"' })
    expect(redactLine(line)).toBe(line)
  })
})
