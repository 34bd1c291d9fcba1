/** Front matter of a sample lesson of this type. */
export const lessonHead = (type: number, more = '') => `---
id: 65f0c0ffee0123456789abce
title: Harbour lights
challengeType: ${type}
dashedName: harbour-lights
${more}---
`
