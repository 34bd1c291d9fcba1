import { memo } from 'react'
import { pick } from '#workshop/scene/chance/chance.ts'
import { Cafe } from './cafe.tsx'
import { Home } from './home.tsx'
import { MeetingRoom } from './meeting-room.tsx'
import { Office } from './office.tsx'
import { placeOf } from './place-of.ts'
import { Plain } from './plain.tsx'
import { Reception } from './reception.tsx'
import { Street } from './street.tsx'

const drawings = {
  cafe: Cafe,
  home: Home,
  meetingRoom: MeetingRoom,
  office: Office,
  plain: Plain,
  reception: Reception,
  street: Street,
}
const walls = ['#dfe8e2', '#ece3d2', '#dde3ec', '#eadcd6', '#e4e0ea'] as const

/** The place of a scene, in a rectangle of 160 by 90. Places of one kind differ in the color of their walls. */
export const Background = memo(function Background({ filename }: { filename: string }) {
  const Drawing = drawings[placeOf(filename)]
  return <Drawing wall={pick(walls, filename)} />
})
