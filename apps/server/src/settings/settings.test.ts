import {
  type Endpoint,
  updateAbout,
  updateHonesty,
  updateKeyboardShortcuts,
  updateLanguage,
  updatePortfolio,
  updatePrivacyTerms,
  updateProfileUi,
  updateQuincyEmail,
  updateSocials,
  updateTheme,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

/** Where browsers and proxies send requests to `origin` that they secure. */
const secureOrigin = origin.replace('http:', 'https:')

const server = await openTestServer()
const camper = camperOfEachTest(server)

const shown = {
  isLocked: true,
  showAbout: true,
  showCerts: false,
  showDonation: true,
  showHeatMap: false,
  showLocation: true,
  showName: true,
  showPoints: false,
  showPortfolio: true,
  showTimeLine: false,
}
const stones = {
  id: 'a',
  title: 'Stones',
  url: 'https://stones.example.org/',
  image: '',
  description: 'A pile.',
}

describe('a setting', () => {
  test.for([
    [updateProfileUi, { profileUI: shown }, { profileUI: shown }, 'flash.privacy-updated'],
    [updateLanguage, { language: 'german' }, { language: 'german' }, 'flash.updated-language'],
    [updateTheme, { theme: 'night' }, { theme: 'night' }, 'flash.updated-themes'],
    [
      updateKeyboardShortcuts,
      { keyboardShortcuts: true },
      { keyboardShortcuts: true },
      'flash.keyboard-shortcut-updated',
    ],
    [
      updateQuincyEmail,
      { sendQuincyEmail: true },
      { sendQuincyEmail: true },
      'flash.subscribe-to-quincy-updated',
    ],
    [updateHonesty, { isHonest: true }, { isHonest: true }, 'buttons.accepted-honesty'],
    [updatePrivacyTerms, { quincyEmails: null }, { acceptedPrivacyTerms: true }, 'flash.privacy-updated'],
    [
      updatePrivacyTerms,
      { quincyEmails: false },
      { acceptedPrivacyTerms: true, sendQuincyEmail: false },
      'flash.privacy-updated',
    ],
    [
      updateAbout,
      { about: 'I pile.', name: 'Ada', picture: 'https://a.example/me.PNG?x=1', location: 'Lake' },
      { about: 'I pile.', name: 'Ada', picture: 'https://a.example/me.PNG?x=1', location: 'Lake' },
      'flash.updated-about-me',
    ],
    [updateAbout, { picture: '' }, { picture: '' }, 'flash.updated-about-me'],
    [
      updateSocials,
      {
        website: 'https://ada.example/',
        twitter: 'https://x.com/ada',
        githubProfile: 'https://github.com/ada',
        linkedin: '',
      },
      {
        website: 'https://ada.example/',
        twitter: 'https://x.com/ada',
        githubProfile: 'https://github.com/ada',
      },
      'flash.updated-socials',
    ],
    [updatePortfolio, { portfolio: [stones] }, { portfolio: [stones] }, 'flash.portfolio-item-updated'],
  ] as const)('%o is kept: %o', async ([endpoint, body, expected, message]) => {
    expect(await camper.call(endpoint as Endpoint, body)).toMatchObject({
      status: 200,
      body: { type: 'success', message },
    })
    expect(await camper.me()).toMatchObject(expected)
  })

  test('omitted from “about” stays', async () => {
    await camper.call(updateAbout, { name: 'Ada' })
    await camper.call(updateAbout, { location: 'Lake' })
    expect(await camper.me()).toMatchObject({ name: 'Ada', location: 'Lake' })
  })

  test('leaves out of a name and a place what cannot be seen', async () => {
    await camper.call(updateAbout, { name: '\u3164\u200b ', location: 'Lake\u200b ' })
    expect(await camper.me()).toMatchObject({ name: '', location: 'Lake' })
  })

  test('replaces the whole portfolio, and gives ids to new items', async () => {
    await camper.call(updatePortfolio, { portfolio: [stones, { ...stones, id: 'b' }] })
    await camper.call(updatePortfolio, { portfolio: [{ title: 'New', url: 'https://new.example/x' }] })
    expect((await camper.me()).portfolio).toEqual([
      {
        id: expect.stringMatching(/.{8}/) as string,
        title: 'New',
        url: 'https://new.example/x',
        image: '',
        description: '',
      },
    ])
  })

  test.for([
    [updateProfileUi, { profileUI: { ...shown, showPoints: undefined } }],
    [updateProfileUi, { profileUI: { ...shown, showEmail: true } }],
    [updateTheme, { theme: 'pink' }],
    [updateHonesty, { isHonest: false }],
    [updateAbout, { about: 'x'.repeat(289) }],
    [updateAbout, { picture: 'https://a.example/me' }],
    [updateAbout, { picture: 'javascript:alert(1)//.png' }],
    [updateAbout, { isDonating: true }],
    [updateAbout, { name: 'Ada\nSubject: x' }],
    [updateAbout, { name: 'Ada \u202Eenots' }],
    [updateAbout, { name: 'Ada \uFFFE' }],
    [updateAbout, { location: 'Here\u2028\u0000' }],
    [updatePortfolio, { portfolio: [{ ...stones, title: 'Stones \u2066' }] }],
    [updateSocials, { website: 'x', twitter: '', githubProfile: '', linkedin: '' }],
    [
      updateSocials,
      { website: '', twitter: '', githubProfile: 'https://github.com.evil.example/', linkedin: '' },
    ],
    [
      updateSocials,
      { website: '', twitter: '', githubProfile: 'javascript://github.com/%0aalert(1)', linkedin: '' },
    ],
    [updateSocials, { website: 'https://a@b.example/', twitter: '', githubProfile: '', linkedin: '' }],
    [updatePortfolio, { portfolio: [{ title: 'x', url: 'https://a.example/' }] }],
    [updatePortfolio, { portfolio: [{ title: 'Stones' }] }],
    [updatePortfolio, { portfolio: [{ ...stones, title: 'S\u200b\u200b\u200b' }] }],
    [updatePortfolio, { portfolio: [{ ...stones, image: 'data:image/png,x' }] }],
    [updatePortfolio, { portfolio: [{ ...stones, image: `${origin}/signout` }] }],
    [updatePortfolio, { portfolio: [{ ...stones, image: `${secureOrigin}/signout` }] }],
    [updateAbout, { picture: `${origin}/me.png` }],
    [updateAbout, { picture: `${origin}./me.png` }],
    [updateAbout, { picture: 'http://localhost./me.png' }],
  ] as const)('%o that will not do is refused, and nothing changes: %o', async ([endpoint, body]) => {
    const before = await camper.me()
    expect(await camper.call(endpoint as Endpoint, body)).toMatchObject({
      status: 400,
      body: { type: 'danger', message: 'flash.wrong-updating' },
    })
    expect(await camper.me()).toEqual(before)
  })
})
