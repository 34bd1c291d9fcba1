import { missingMessages } from '@cairn/locales'

if (process.argv[2] === 'missing') {
  const missing = missingMessages()
  console.log(missing.length > 0 ? missing.join('\n') : 'Every language has every message.')
  // For the check before a release.
  if (missing.length > 0) process.exitCode = 1
} else {
  console.log('npm run locales -- missing   lists the messages that languages do not have yet')
}
