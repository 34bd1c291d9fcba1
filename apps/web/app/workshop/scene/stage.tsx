import { useDateLocale } from '#shared/language/page-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Background } from './background/background.tsx'
import { placeOf } from './background/place-of.ts'
import { Figure } from './figure/figure.tsx'
import { isBlinking, isMouthOpen } from './timeline/face-at.ts'
import type { FigureState } from './timeline/figure-at.ts'
import { peopleOnStage } from './timeline/people-on-stage.ts'

type StageProps = {
  background: string
  figures: readonly FigureState[]
  talker: string | undefined
  /** The time that faces move by; undefined: they are still. */
  beat: number | undefined
}

const [width, height] = [160, 90]

/** The picture of a scene. */
export function Stage({ background, figures, talker, beat }: StageProps) {
  const { t } = useTranslation()
  const people = new Intl.ListFormat(useDateLocale()).format(peopleOnStage(figures))
  const place = t(`scene.places.${placeOf(background)}`)
  return (
    <svg
      className="scene__stage"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={people ? t('scene.stage', { place, people }) : t('scene.emptyStage', { place })}
    >
      <Background filename={background} />
      {figures.map(({ character, opacity, ...position }, index) => (
        <g key={`${index}-${character}`} opacity={opacity} transform={transformOf(position)}>
          <Figure
            character={character}
            isBlinking={beat !== undefined && isBlinking(character, beat)}
            isMouthOpen={beat !== undefined && character === talker && isMouthOpen(character, beat)}
          />
        </g>
      ))}
    </svg>
  )
}

/** A figure's square is as high as the stage and scaled around its middle. */
function transformOf({ x, y, z }: Pick<FigureState, 'x' | 'y' | 'z'>): string {
  const scale = (z * height) / 100
  return `translate(${(x * width) / 100} ${(y * height) / 100 + height / 2}) scale(${scale}) translate(-50 -50)`
}
