export type Money = { currency_code: string; value: string }
type Capture = { id: string; status: string; amount: Money; create_time: string }
type Refund = { id: string; status: string; amount: Money; links: { rel: string; href: string }[] }

export type PayPalOrder = {
  id: string
  status: string
  payer?: { email_address: string }
  purchase_units: {
    custom_id: string
    amount: Money
    payments: { captures: Capture[]; refunds: Refund[] }
  }[]
}

export type PayPalSubscription = {
  id: string
  status: string
  plan_id: string
  custom_id: string
  subscriber?: { email_address: string }
}

/** Where PayPal's own page leads back to. */
export type Pages = { return_url: string; cancel_url: string }

export type OrderBody = {
  purchase_units: [{ custom_id: string; amount: Money }]
  payment_source: { paypal: { experience_context: Pages } }
}
export type SubscriptionBody = { plan_id: string; custom_id: string; application_context: Pages }

export type Transaction = {
  id: string
  status: string
  time: string
  amount_with_breakdown: { gross_amount: Money }
}
