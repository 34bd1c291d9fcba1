/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: '셸을 준비하는 중… {{percent}}%',
  command: '명령어를 입력하세요.',
  send: '명령어 실행',
  files: '지금 홈 폴더:',
  noFiles: '지금 홈 폴더가 비어 있어요.',
  new: '(새 파일)',
  moreFiles: '파일이 더 있어요. 목록에는 앞부분만 보여요.',
  status: '스크립트가 끝났어요. 종료 상태: {{status}}',
  error: '{{line}}번째 줄: {{message}}',
  setupError: '이 레슨의 파일을 만들지 못했어요. 작성한 스크립트 탓이 아니에요. {{message}}',
  timeout:
    '스크립트가 {{seconds}}초보다 오래 걸려서 멈췄어요. 작성한 내용은 안전해요. 끝나지 않는 반복문이 없는지 살펴보고 다시 실행해 보세요.',
} as const
