import type { LockedUser, ProfileUi, ProfileUser, PublicUser } from '@cairn/contract'
import { calendarOf, certificationsOf, openFields, pointsOf } from './present-fields.ts'
import type { PublicRow } from './profile-store.ts'
import { completeProfileUi } from './rules.ts'

/** The public part of an account, without completions. A hidden field is null in the row and empty here. */
export function presentPublicUser(row: PublicRow): Omit<PublicUser, 'completedChallenges'> {
  return {
    ...presentProfileUser(row),
    calendar: calendarOf(row.seconds_of_points?.split(',') ?? []),
    partiallyCompletedChallenges: row.partial_completions ?? [],
  }
}

/** What a camper's page says about them. */
export function presentProfileUser(row: PublicRow): ProfileUser {
  return {
    ...openFields(row),
    ...certificationsOf(row.certification_ids ?? []),
    about: row.about ?? '',
    isDonating: row.is_donating,
    joinDate: row.created_at?.toISOString() ?? '',
    location: row.location ?? '',
    name: row.name ?? '',
    points: row.completed_count === null ? null : pointsOf(row.completed_count),
    portfolio: row.portfolio ?? [],
  }
}

/** A locked profile shows its name and that it is locked. */
export function presentLockedUser(row: {
  profile_ui: Partial<ProfileUi>
  username_display: string
}): LockedUser {
  return {
    isLocked: true,
    profileUI: completeProfileUi(row.profile_ui),
    username: row.username_display,
  }
}
