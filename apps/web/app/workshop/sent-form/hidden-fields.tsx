import type { FormFields } from '@cairn/contract'

/** Fields that a form sends as they are. */
export function HiddenFields({ fields }: { fields: FormFields }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ))
}
