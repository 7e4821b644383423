/** What says how much somebody can pay a month. */
export const canPay =
  /\b(?:can|could|able to|manage(?: to)?)(?: \w+)? (?:pay|afford)|\b(?:afford|budget)\b|\b(?:de|bhar|chuka) sakt|\bmax(?:imum)?\b|\bmere pa{1,2}s\b|\bi (?:only )?pay\b|\bpay (?:rs |₹ ?)?\d|\b(?:agar|yadi) .*\b(?:doon|dun|du|dunga|de du)\b|(?:दे|भर|चुका) सकत|मेरे पास/
