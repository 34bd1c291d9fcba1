/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: '이 레슨에서 할 일을 모두 마쳤어요. 수고했어요!',
  record: '제출하면 계정에 기록돼요.',
  visitor:
    '이 결과는 기록되지 않아요. 스크립트 없이 기록하려면 계정이 필요해요. 그대로 계속해도 되고, 로그인한 다음 여기에서 다시 답해도 돼요.',
  signIn: '로그인하고 기록하기',
  testsNeedScripts:
    '이 레슨의 테스트는 이 페이지에서 서버에 요청을 보내기 때문에 스크립트가 필요해요. 제출하려면 스크립트를 켜 주세요.',
} as const
