import type { SchoolState } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonsInNeed } from './lessons-in-need.tsx'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

const counts = [
  'campers',
  'newCampers',
  'activeCampers',
  'completions',
  'certificates',
  'supporters',
  'waitingMails',
] as const
const bytesPerMegabyte = 1_000_000

/** Figures, queues, features and what is wrong with the lessons. */
export function SchoolSection() {
  const asked = useAnswer('getSchoolState')
  return (
    <UntilAnswered asked={asked}>
      {({ figures, queues, features }) => (
        <>
          <Figures figures={figures} />
          <LessonsInNeed />
          <Queues queues={queues} />
          <Features features={features} />
        </>
      )}
    </UntilAnswered>
  )
}

function Figures({ figures }: Pick<SchoolState, 'figures'>) {
  const { t } = useTranslation()
  const megabytes = Math.ceil(figures.databaseBytes / bytesPerMegabyte)
  return (
    <section className="card administration__part" aria-labelledby="figures-title">
      <h3 id="figures-title">{t('administration.school.figures')}</h3>
      <dl className="administration__figures">
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(`administration.school.${name}`)}</dt>
            <dd>{t('administration.school.count', { count: figures[name] })}</dd>
          </div>
        ))}
        <div>
          <dt>{t('administration.school.databaseBytes')}</dt>
          <dd>{t('administration.school.megabytes', { count: megabytes })}</dd>
        </div>
      </dl>
    </section>
  )
}

function Queues({ queues }: Pick<SchoolState, 'queues'>) {
  const { t } = useTranslation()
  const count = (number: number) => t('administration.school.count', { count: number })
  return (
    <section className="card administration__part" aria-labelledby="queues-title">
      <h3 id="queues-title">{t('administration.school.queues')}</h3>
      <div className="administration__table" role="group" aria-labelledby="queues-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('administration.school.queue')}</th>
              <th scope="col">{t('administration.school.waiting')}</th>
              <th scope="col">{t('administration.school.retrying')}</th>
              <th scope="col">{t('administration.school.active')}</th>
              <th scope="col">{t('administration.school.oldest')}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ queue, waiting, retrying, active, oldestDueSeconds }) => (
              <tr key={queue}>
                <th scope="row">
                  <code>{queue}</code>
                </th>
                <td>{count(waiting)}</td>
                <td>{count(retrying)}</td>
                <td>{count(active)}</td>
                <td>{t('administration.school.seconds', { count: Math.round(oldestDueSeconds) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Features({ features }: Pick<SchoolState, 'features'>) {
  const { t } = useTranslation()
  return (
    <section className="card administration__part" aria-labelledby="features-title">
      <h3 id="features-title">{t('administration.school.features')}</h3>
      <p className="soft">{t('administration.school.featuresFrom')}</p>
      <dl className="administration__features" lang="en" dir="ltr">
        {Object.entries(features).map(([name, setting]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{setting}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
