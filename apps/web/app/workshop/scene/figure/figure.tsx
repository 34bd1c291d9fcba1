import { memo } from 'react'
import { Body } from './body.tsx'
import { Brows } from './brows.tsx'
import { Eyes } from './eyes.tsx'
import { Glasses } from './glasses.tsx'
import { hairShapes } from './hair-shapes.ts'
import { Head } from './head.tsx'
import { lookOf } from './look-of.ts'
import { Mouth } from './mouth.tsx'

type FigureProps = { character: string; isBlinking: boolean; isMouthOpen: boolean }

/** A character from the chest up, in a square of 100 by 100. */
export const Figure = memo(function Figure({ character, isBlinking, isMouthOpen }: FigureProps) {
  const { skin, shirt, hair, hairStyle, hasGlasses } = lookOf(character)
  const { front, back } = hairShapes[hairStyle]
  return (
    <>
      {back && <path fill={hair} d={back} />}
      <Body skin={skin} shirt={shirt} />
      <Head skin={skin} />
      <path fill={hair} d={front} />
      <Brows hair={hair} />
      <Eyes areClosed={isBlinking} />
      {hasGlasses && <Glasses />}
      <Mouth isOpen={isMouthOpen} />
    </>
  )
})
