import { type CamperSession } from '@cairn/contract'
import { queryClient, useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { useDateFormat } from '#shared/dates.ts'
import { showOutcome } from '#shared/show-outcome.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { AccountItem } from './account-item.tsx'

const sessionsKey = ['sessions'] as const

/** The devices on which the camper is signed in, with ways to sign them out. For signed-in campers only. */
export function SessionsPanel() {
  const { t } = useTranslation()
  const { data: sessions = [], isPending } = useQuery({
    queryKey: sessionsKey,
    queryFn: fetchSessions,
    retry: 3,
  })
  const reload = () => queryClient().invalidateQueries({ queryKey: sessionsKey })
  const endOthers = async () => {
    showOutcome(await call('endOtherSessions'), 'signin.sessions-ended')
    await reload()
  }
  const end = async (id: string) => {
    showOutcome(await call('endSession', { body: { id } }), 'signin.session-ended')
    await reload()
  }
  return (
    <section className="card account-panel" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('sessions.title')}</h2>
      <p>{t('sessions.lead')}</p>
      {isPending && <p role="status">{t('sessions.loading')}</p>}
      <ul className="account-panel__list">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button" onClick={endOthers}>
          {t('sessions.endOthers')}
        </button>
      )}
    </section>
  )
}

function SessionItem({ session, onEnd }: { session: CamperSession; onEnd: () => void }) {
  const { t } = useTranslation()
  const format = useDateFormat('dayAndTime')
  const { browser, system } = session
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : browser || system || t('sessions.unknownDevice')
  const when = format.format(session.createdAt)
  const details = [
    t('sessions.since', { when }),
    t('sessions.seen', { when: format.format(session.lastSeenAt) }),
  ]
  if (session.isCurrent) {
    const sign = <span className="account-panel__sign">{t('sessions.here')}</span>
    return <AccountItem name={device} details={details} sign={sign} />
  }
  const removal = { text: t('sessions.end'), label: t('sessions.endOne', { device, when }), onRemove: onEnd }
  return <AccountItem name={device} details={details} removal={removal} />
}

async function fetchSessions(): Promise<CamperSession[]> {
  const answer = await call('listSessions')
  if (!answer.ok) throw new Error(answer.refusal.key)
  return answer.value.sessions
}
