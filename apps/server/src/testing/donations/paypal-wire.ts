/** `purchaseUnits` → `purchase_units` */
type OnWireName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${OnWireName<Rest>}`
  : ''

/** What PayPal's library publishes, as it is sent: it writes the names in another way, and words as enumerations. */
export type OnWire<Published> = Published extends string
  ? `${Published}`
  : Published extends readonly (infer Item)[]
    ? OnWire<Item>[]
    : Published extends object
      ? { [Name in keyof Published as OnWireName<Name & string>]: OnWire<Published[Name]> }
      : Published

/** A published field whose value the stand-in knows more closely. */
export type Has<Published, Name extends keyof Published, Value extends Published[Name]> = {
  [One in Name]-?: Value
}

/** Published fields that the stand-in always has. The type check refuses a name that is not published. */
export type With<Published, Names extends keyof Published> = {
  [Name in Names]-?: NonNullable<Published[Name]>
}
