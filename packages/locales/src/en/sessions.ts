export const sessions = {
  title: 'Where you are signed in',
  lead: 'Don’t recognize a device? Sign it out. It takes effect right away.',
  device: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  here: 'This device',
  since: 'Signed in {{when}}',
  seen: 'Last used {{when}}',
  end: 'Sign out',
  endOne: 'Sign out {{device}}, signed in {{when}}',
  endOthers: 'Sign out everywhere else',
  loading: 'Looking for your devices…',
} as const
