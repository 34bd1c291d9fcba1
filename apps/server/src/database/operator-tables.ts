import type { OperatorAction } from '@cairn/contract'

/** Who runs the school, and what they did. */
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
}
