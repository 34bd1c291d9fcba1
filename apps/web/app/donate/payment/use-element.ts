import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Stripe, StripeElements, StripeEvent } from './stripe.ts'

type ElementOptions = {
  type: 'payment' | 'expressCheckout'
  /** Of the group of fields; must stay the same between renderings. */
  group: object
  options: object
  onReady?: (event: StripeEvent) => void
  onConfirm?: (event: StripeEvent, elements: StripeElements) => void
  /** The wallet was closed. */
  onCancel?: () => void
}

/** Shows the provider's fields in an element of the page. */
export function useElement(
  stripe: Stripe,
  { type, group, options, onReady, onConfirm, onCancel }: ElementOptions,
): { place: RefObject<HTMLDivElement | null>; elements: StripeElements | undefined } {
  const place = useRef<HTMLDivElement>(null)
  const [elements, setElements] = useState<StripeElements>()
  const ready = useEffectEvent((event: StripeEvent) => onReady?.(event))
  const confirm = useEffectEvent((event: StripeEvent, shown: StripeElements) => onConfirm?.(event, shown))
  const cancel = useEffectEvent(() => onCancel?.())
  const [first] = useState(options)
  useEffect(() => {
    if (!place.current) return undefined
    const shown = stripe.elements(group)
    const element = shown.create(type, first)
    element.on('ready', ready)
    element.on('confirm', (event) => confirm(event, shown))
    element.on('cancel', cancel)
    element.mount(place.current)
    setElements(shown)
    return () => element.destroy()
  }, [stripe, group, type, first])
  return { place, elements }
}
