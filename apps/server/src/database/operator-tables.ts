import type { OperatorAction } from '@cairn/contract'

/** Who runs the school, what they did, and what campers ask them to look at. */
export type OperatorTables = {
  operators: { user_id: string; since: Date }
  operator_actions: {
    action_id: string
    done_at: Date
    operator_id: string
    action: OperatorAction
    camper_id: string | null
    /** The certification or the report that it was about; empty for others. */
    about: string
    reason: string
  }
  camper_reports: {
    user_id: string
    report_id: string
    /** Null when their account is gone. */
    reporter_id: string | null
    details: string
    reported_at: Date
  }
}
