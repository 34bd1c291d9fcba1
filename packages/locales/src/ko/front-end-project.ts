/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: '어디에서 만들까요?',
    here: '여기에서 만들기',
    hereNote: '이 페이지의 편집기에서 만들어요. 코드는 쓰는 대로 저장돼요.',
    link: '링크 제출하기',
    linkNote: '원하는 곳에서 만들고 주소를 알려 주세요.',
  },
  stories: {
    title: '필요한 기능이 다 되나요?',
    text: '마지막으로 한 번 더 살펴보세요. 미리보기에서 프로젝트를 써 보면서 레슨에서 요구한 것과 하나씩 견주어 보세요. 다른 사람들이 프로필과 인증서에서 이 프로젝트를 보게 돼요.',
    confirm: '네, 다 돼요',
    close: '계속 만들기',
  },
  finished: '프로젝트를 완성했어요.',
} as const
