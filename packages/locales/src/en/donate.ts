export const donate = {
  title: 'Support Cairn',
  name: 'Donate',
  description:
    'All lessons are free for everyone. Gifts pay for the servers and for the work on the lessons.',
  intro:
    'Every lesson is free, for everyone, without ads. It stays that way because some people give a little. If you can spare something, thank you. If you can’t, you are just as welcome.',
  closed: {
    title: 'This school takes no donations',
    text: 'Everything here is free, and there is nothing to pay for. If you like it, tell a friend about it.',
    learn: 'See all courses',
  },
  scripts:
    'Paying needs scripts, and this browser does not run them. Switch them on for this page, or open it in another browser.',
  demo: 'This is a rehearsal: no money moves.',
  often: { label: 'How often', month: 'Every month', onetime: 'Once' },
  amount: { label: 'How much', hours: '{{hours}} hours of learning' },
  sum: { month: '{{amount}} a month', onetime: '{{amount}} once' },
  goOn: 'Continue:',
  chosen: 'Your gift: {{sum}}',
  edit: 'Change',
  ways: {
    label: 'How would you like to pay?',
    card: 'Card or wallet',
    paypal: 'PayPal',
    patreon: 'Patreon',
    patreonNote: 'Patreon is another site. What you give there is not recorded here.',
    goToPaypal: 'Go to PayPal',
  },
  card: {
    label: 'Card',
    wallet: 'Wallet',
    give: 'Give {{sum}}',
    signIn: 'Sign in to pay by card',
    signInNote: 'Cards are for campers who have completed three lessons, which keeps out card thieves.',
    safety: 'Your card’s number goes straight to our payment provider. We never see it.',
  },
  rehearsal: {
    label: 'Which card would you like to try?',
    demo_ok: 'A card that works',
    demo_declined: 'A card that is declined',
    demo_action: 'A card that asks you to confirm',
  },
  states: {
    loading: 'Getting the payment form …',
    slow: 'The payment form is taking long. You can wait, or pay another way. Nothing has been charged.',
    blocked:
      'The payment form could not be loaded. A content blocker or your network may be keeping it out. Allow it for this page, or pay another way. Nothing has been charged.',
    again: 'Try again',
    processing: 'One moment, your gift is on its way …',
    authenticating: 'Your bank is asking you to confirm. Look for its window or its app.',
    approving: 'PayPal has opened a window. Finish there, and then come back here.',
    asking: 'We are asking the payment provider whether your gift has arrived …',
    unclear:
      'We do not know yet whether your gift has arrived. Please don’t give again: we will email you a receipt when it has.',
    askAgain: 'Ask again',
    cancelled: 'You stopped before paying. Nothing was charged, and your choice is still here.',
    'error-2': 'Something went wrong, and your gift did not go through. Please try again in a moment.',
    'error-3': 'The page for changing your card did not open. Please try again in a moment.',
    'authorization-failed':
      'Your bank did not confirm this payment, so nothing was charged. Try again, or use another card.',
  },
  done: {
    title: 'Thank you!',
    text: 'Your gift keeps the lessons free for everyone. A receipt is on its way to your email address.',
    news: 'What your gift makes possible',
    supporters: 'See what supporters get',
    learn: 'Back to the courses',
  },
  already: {
    title: 'Thank you for your support',
    text: 'You give already, and that helps more than you know. Nothing else is needed.',
    card: 'Change your card',
  },
  /** How those who give change what is not kept here. */
  change: {
    paypal:
      'Your monthly gift is paid through PayPal. Your PayPal account lists it in its settings, among the automatic payments. There you can choose another card or account for it, or end it.',
    patreon:
      'Gifts through Patreon are not recorded here. You can change or end yours in your settings at Patreon, under memberships.',
  },
  settings: 'Go to your settings',
  money: {
    title: 'What your gift does',
    items: [
      'It pays for the servers that check code day and night.',
      'It pays for the time to write lessons, translate them, and fix what you report.',
      'It keeps everything open to people who can’t pay.',
    ],
  },
  questions: {
    title: 'Questions and answers',
    stop: {
      question: 'How do I stop a monthly gift?',
      answer:
        'Write to us at any time, and we will end it before the next payment. With PayPal, you can also end it there.',
    },
    receipt: {
      question: 'Do I get a receipt?',
      answer: 'Yes, by email, for every payment.',
    },
    safe: {
      question: 'Is my card safe?',
      answer:
        'Your card’s number goes from your browser straight to the payment provider. It never reaches our servers.',
    },
    more: {
      question: 'Do I get better lessons if I give?',
      answer: 'No. The lessons are the same for everyone. You get a badge, and our thanks.',
    },
    mistake: {
      question: 'I gave too much by mistake. What now?',
      answer: 'Write to us, and we will pay it back.',
    },
  },
  modal: {
    title: 'Help keep this free',
    block: 'You have finished “{{block}}”. Well done!',
    calls: [
      'Your gift helps the next person write their first line of code.',
      'Five dollars give someone 250 hours of learning.',
      'No ads, no fees: people like you keep it that way.',
      'If this lesson helped you, help it reach someone else.',
      'A small gift every month keeps the servers running.',
      'Someone’s gift made your lessons free. Pass it on.',
      'Free for everyone means that some of us give.',
      'Help us translate the next course.',
      'Give what a coffee costs, and someone learns for weeks.',
      'You are learning here. Would you help others do the same?',
    ],
    yes: 'Become a supporter',
    later: 'Ask me later',
    never: 'Don’t ask me again',
    tiers: 'Choose what you give every month',
  },
  certificate: {
    title: 'This certificate was free.',
    text: 'If you can, help the next person earn theirs.',
  },
  alert: 'Learning here is free because some people give. <1>Would you like to help?</1>',
  beta: 'This course is in beta: you can take it, and it is still growing. <1>A gift helps us finish it.</1>',
  supporters: {
    title: 'Supporters',
    description: 'People who give keep the lessons free for everyone.',
    visitor: 'Sign in to see whether you are a supporter.',
    none: 'We have no record of a gift from you. If you have given, please write to us, and we will look for it.',
    give: 'Become a supporter',
    thanks: 'You are a supporter. Thank you!',
    benefits: {
      title: 'What supporters get',
      items: [
        'A supporter badge on your profile, which you can hide.',
        'A golden ring around your picture.',
        'No more questions about donations.',
      ],
    },
    initiatives: {
      title: 'What supporters make possible',
      items: [
        'New courses, and better hints where people get stuck.',
        'Lessons in more languages.',
        'Certificates that cost nothing.',
      ],
    },
  },
  updateCard: {
    title: 'Change your card',
    text: 'Your monthly gift is paid by card. Our payment provider opens a page where you can enter another one.',
    gift: 'Your gift: {{sum}}, since {{date}}. If you did not begin it, please enter no card and write to us.',
    button: 'Enter another card',
    done: 'Your new card is saved. Thank you!',
    signIn: 'Sign in to change your card.',
  },
} as const
