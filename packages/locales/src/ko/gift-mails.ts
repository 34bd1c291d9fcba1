import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Cairn을 후원해 주셔서 고마워요',
    body: `안녕하세요.

${amount}를 후원해 주셔서 고마워요. 덕분에 누구나 모든 레슨을 무료로 배울 수 있어요.

잘못된 점이 있으면 이 번호와 함께 ${supportEmail}(으)로 알려 주세요: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Cairn을 매달 후원해 주셔서 고마워요',
    body: `안녕하세요.

매달 ${amount}를 후원해 주셔서 고마워요. 덕분에 누구나 모든 레슨을 무료로 배울 수 있어요. 후원은 그만둘 때까지 매달 이어져요.

바꾸거나 그만두려면 이 번호와 함께 ${supportEmail}(으)로 알려 주세요: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Cairn 월간 후원 영수증',
    body: `안녕하세요.

매달 보내 주시는 후원금 ${amount}가 ${date}에 도착했어요. 고마워요! 덕분에 다달이 누구나 모든 레슨을 무료로 배울 수 있어요.

바꾸거나 그만두려면 이 번호와 함께 ${supportEmail}(으)로 알려 주세요: ${gift}
`,
  }),
}
