export const analytics = {
  title: 'Help improve Cairn',
  explanation:
    'We try out changes with some campers before everyone gets them, and count what helps: which version was shown, whether tests passed, and in which lessons people stop. Never with your name, email, or code.',
  takePart: 'Take part',
} as const
