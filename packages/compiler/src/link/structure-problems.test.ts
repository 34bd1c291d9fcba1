import { certificationIdentities } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { compile, indexOf, lessonsOf, messages } from '../testing/compiled.ts'
import { blockMeta, sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'
import { sampleExam } from '../testing/sample-exam.ts'

const certificationId = certificationIdentities['responsive-web-design'].id

describe('structure files are checked like lessons:', () => {
  test.for([
    [
      'a folder that is no address',
      { 'blocks/My Block/one.md': step({ number: 1 }) },
      'The folder `My Block` cannot be part of an address, so its lessons are left out.',
    ],
    [
      'a logo that is not there',
      {
        'superblocks/course.json': { blocks: ['block'], partner: { name: 'Ada', logo: '/media/ada.svg' } },
      },
      'The curriculum has no file `media/ada.svg`.',
    ],
    [
      'a course that is no address',
      { 'superblocks/My Course.json': { blocks: ['block'] } },
      'The course `My Course` cannot be part of an address, so it is left out.',
    ],
    [
      'a course whose address is a page',
      { 'superblocks/review.json': { blocks: ['block'] } },
      'The course `review` would have the address of another page, /learn/review, so it is left out.',
    ],
    [
      'a block that is not there',
      { 'superblocks/course.json': { blocks: ['block', 'blok'] } },
      'There is no block `blok`.',
    ],
    [
      'a block in no course',
      { 'blocks/stray/meta.json': blockMeta('stray', []) },
      'The block is in no course.',
    ],
    [
      'a lesson that the order forgot',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2]) },
      `The lesson ${stepId(3)} is in no order.`,
    ],
    [
      'an order with a stranger',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2, 3, 4]) },
      `No lesson of this block has the id ${stepId(4)} (“Step 4”).`,
    ],
    [
      'a doubled entry',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2, 3, 3]) },
      `The lesson ${stepId(3)} is in the order twice.`,
    ],
    [
      'a doubled id',
      { 'blocks/block/four.md': step({ number: 3, dashedName: 'step-4' }) },
      'Another lesson of this block, blocks/block/four.md, has the same id.',
    ],
    [
      'a wrong folder name',
      { 'blocks/block/meta.json': blockMeta('blok', [1, 2, 3]) },
      'The block says that it is `blok`, but its folder is `block`.',
    ],
    [
      'an unknown key',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2, 3], { autor: 'me' }) },
      'Unknown key `autor`.',
    ],
    [
      'broken JSON',
      { 'superblocks/other.json': '{ "blocks": [ }' },
      'This is not valid JSON: Unexpected token \'}\', "{ "blocks": [ }" is not valid JSON.',
    ],
    [
      'a stage that is fixed',
      { 'superblocks/network-security.json': { stage: 'Core', blocks: ['block'] } },
      'The stage of `network-security` is fixed, because addresses and certificates depend on it.',
    ],
    [
      'a certification with another id',
      { 'certifications/a.yml': certification('network-security') },
      'The id of the certification `network-security` is fixed, because campers hold it.',
    ],
    [
      'a certification with the id of a lesson',
      { 'certifications/a.yml': certification('own', stepId(1)) },
      'The certification `own` has the id of a lesson, so it is left out.',
    ],
    [
      'a lesson with the id of a certification',
      { 'blocks/block/four.md': step({ number: 4 }).replace(stepId(4), certificationId) },
      `The id ${certificationId} is that of the certification “Responsive Web Design”.`,
    ],
    [
      'a block with the id of a certification',
      { [`blocks/${certificationId}/one.md`]: step({ number: 1 }) },
      `The folder \`${certificationId}\` has the id of the certification “Responsive Web Design”, so its lessons are left out.`,
    ],
    [
      'a course with the id of a certification',
      { [`superblocks/${certificationId}.json`]: { blocks: ['block'] } },
      `The course \`${certificationId}\` has the id of the certification “Responsive Web Design”, so it is left out.`,
    ],
    [
      'a doubled certification',
      { 'certifications/a.yml': certification('own'), 'certifications/b.yml': certification('own') },
      'There is another certification `own`.',
    ],
    [
      'an exam that cannot be drawn',
      { 'exams/a.json': sampleExam({ numberOfQuestionsInExam: 2 }) },
      'The exam draws 2 questions, but has 1.',
    ],
    [
      'a question with too few answers',
      { 'exams/a.json': sampleExam({}, 3) },
      'The question has 3 wrong and 1 correct answers.',
    ],
    [
      'a script in an exam',
      {
        'exams/a.json': sampleExam({}, 4, 'aaaaaaaaa9', 'Why?<script>alert(1)</script>'),
      },
      '<script> is not allowed in an exam, so papers leave it out.',
    ],
    [
      'a doubled exam',
      { 'exams/a.json': sampleExam({}), 'exams/b.json': sampleExam({ title: 'Another' }) },
      'There is another exam with the id 65f0c0ffee0123456789abcf, so this one is left out.',
    ],
    [
      'a doubled answer id',
      { 'exams/a.json': sampleExam({}, 4, 'aaaaaaaaa0') },
      'The id aaaaaaaaa0 is used twice.',
    ],
  ] as const)('%s', async ([_name, files, message]) => {
    expect(messages(await compile(sampleCurriculum(files)))).toContain(message)
  })

  test('neither lesson nor certification of the same id is compiled', async () => {
    const own = await compile(sampleCurriculum({ 'certifications/a.yml': certification('own', stepId(1)) }))
    expect(indexOf(own).certifications).toEqual([])
    const lesson = step({ number: 3 }).replace(stepId(3), certificationId)
    const fixed = await compile(sampleCurriculum({ 'blocks/block/three.md': lesson }))
    expect(lessonsOf(fixed, 'english').map(({ id }) => id)).toEqual([stepId(1), stepId(2)])
  })

  test('twin: with ids of their own, both are compiled', async () => {
    const compiled = await compile(sampleCurriculum({ 'certifications/a.yml': certification('own') }))
    expect(indexOf(compiled).certifications).toHaveLength(1)
    expect(lessonsOf(compiled, 'english')).toHaveLength(3)
  })

  test('a problem in JSON points to the value', async () => {
    const { problems } = await compile(
      sampleCurriculum({ 'superblocks/course.json': { stage: 'Kore', blocks: ['block'] } }),
    )
    expect(problems[0]).toMatchObject({
      file: 'superblocks/course.json',
      line: 2,
      column: 12,
      text: '"Kore"',
    })
  })
})

function certification(slug: string, id = '65f0c0ffee0123456789abcd'): string {
  return `---\nid: ${id}\ntitle: A\ncertification: ${slug}\nchallengeType: 7\ntests: []\n`
}
