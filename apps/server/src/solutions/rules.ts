import { type ChallengeType, challengeTypes } from '@cairn/contract'

const proofs: ReadonlySet<ChallengeType> = new Set([
  challengeTypes.frontEndProject,
  challengeTypes.backEndProject,
  challengeTypes.jsProject,
  challengeTypes.pythonProject,
  challengeTypes.codeAllyCert,
  challengeTypes.multifileCertProject,
  challengeTypes.multifilePythonCertProject,
  challengeTypes.exam,
  challengeTypes.examDownload,
])

/** Whether lessons of a type exist to show what a camper can do, whichever certification asks for them. */
export function provesSkill(type: ChallengeType): boolean {
  return proofs.has(type)
}
