import { index, route, type RouteConfig } from '@react-router/dev/routes'

const superBlock = './courses/course/super-block-screen.tsx'
const block = './courses/course/block-screen.tsx'
const challenge = './workshop/challenge-screen.tsx'
const oldAddress = './shell/old-addresses/old-address-screen.tsx'
const undo = './sign-in/undo/undo-screen.tsx'

/** Every address of the site. The more fixed parts an address has, the earlier it matches. */
export default [
  index('./home/home-screen.tsx'),
  route('learn', './courses/learn-screen.tsx'),
  route('learn/review', './review/review-screen.tsx'),
  route('learn/:superBlock', superBlock, { id: 'super-block' }),
  // The addresses of the 2022 courses begin with the year.
  route('learn/2022/:superBlock', superBlock, { id: 'super-block-2022' }),
  route('learn/:superBlock/:block', block, { id: 'block' }),
  route('learn/2022/:superBlock/:block', block, { id: 'block-2022' }),
  route('learn/:superBlock/:block/:challenge', challenge, { id: 'challenge' }),
  route('learn/2022/:superBlock/:block/:challenge', challenge, { id: 'challenge-2022' }),
  route('lesson-report/*', './workshop/trouble/report-screen.tsx'),
  route('certification/:username/:certSlug', './certificates/certification-screen.tsx', {
    id: 'certification',
  }),
  route('search', './shell/search/search-screen.tsx'),
  route('donate', './donate/donate-screen.tsx'),
  route('supporters', './donate/supporters-screen.tsx'),
  route('update-stripe-card', './donate/update-stripe-card-screen.tsx'),
  route('settings/*', './settings/settings-screen.tsx'),
  route('admin/*', './administration/administration-screen.tsx'),
  route('update-email', './settings/update-email-screen.tsx'),
  route('email-sign-up', './sign-in/email-sign-up/email-sign-up-screen.tsx'),
  route('user/:username/report-user', './profile/report-user-screen.tsx'),
  route('unsubscribed/:unsubscribeId?', './settings/unsubscribed-screen.tsx'),
  route('blocked', './shell/blocked-screen.tsx'),
  route('signin', './sign-in/sign-in-screen.tsx'),
  route('signin/confirm', './sign-in/confirm-screen.tsx'),
  route('settings/sign-in', './sign-in/ways/sign-in-settings-screen.tsx'),
  route('settings/undo', undo),
  // Linked from mails of earlier releases.
  route('settings/undo-email', undo, { id: 'undo-email' }),
  // Addresses of an earlier platform.
  route('challenges/*', oldAddress, { id: 'old-challenges' }),
  route('get-certification/*', oldAddress, { id: 'old-certification' }),
  route('user/*', oldAddress, { id: 'old-user' }),
  route(':maybeUser', './profile/profile-screen.tsx'),
  route('*', './shell/not-found-screen.tsx'),
] satisfies RouteConfig
