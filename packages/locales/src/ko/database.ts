/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: '데이터베이스를 준비하는 중… {{percent}}%',
  rows_other: '{{line}}번째 줄: 행 {{count}}개',
  moreRows_other: '{{line}}번째 줄: 행 {{count}}개 초과',
  cut_other: '(처음 {{count}}개만 표시)',
  null: 'NULL',
  changed_other: '{{line}}번째 줄: {{command}}, 행 {{count}}개 변경됨',
  done: '{{line}}번째 줄: {{command}}, 완료',
  notice: '{{line}}번째 줄: {{message}}',
  error: '{{line}}번째 줄: {{message}}',
  setupError: '이 레슨의 테이블을 만들지 못했어요. 작성한 코드 탓이 아니에요. {{message}}',
  hint: '힌트: {{hint}}',
  openTransaction:
    '트랜잭션이 아직 열려 있어서 바뀐 내용이 저장되지 않았어요. 저장하려면 COMMIT으로 끝내세요.',
  restHidden: '프로그램에 SQL 문이 더 있어요. 나머지 SQL 문의 결과는 표시하지 않아요.',
  stopped: 'PostgreSQL이 여기서 멈췄어요.',
  timeout:
    '쿼리가 {{seconds}}초보다 오래 걸려서 멈췄어요. 작성한 내용은 안전해요. 빠진 조건이 없는지 살펴보고 다시 실행해 보세요.',
} as const
