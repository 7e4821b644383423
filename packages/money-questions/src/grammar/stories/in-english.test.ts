import { expect, test } from 'vitest'
import { inEnglish } from './in-english.ts'

test.each([
  ['26 din kaam kiya, 450 rupees din ki dihadi, kitne bane', '26 day , 450 rupees daily dihadi, how much'],
  ['100 share 150 mein liye 180 mein beche, munafa', '100 share bought at 150 sold at 180, profit'],
  ['4000 mahina, saal ka kitna', '4000 monthly, yearly how much'],
  ['40000 ka 30% kiraya, bache hue ka 50% khana', '40000 30% rent, 50% of rest groceries'],
  ['ek kilo 80 ka, 750 gram kitne ka', '1 kilo 80 , 750 gram how much'],
])('"%s" has the words that stories have', (said, told) => {
  expect(inEnglish(said)).toBe(told)
})

test.each([
  '20 % off on 3,000, how much do I save',
  '20% chhoot par 32000 ka fridge, kitne rupaye bachenge',
  '4000 pe 10% off aur 2000 pe 20% off, kul',
  'kiraya 12000, 2 mahine maaf, saal ka kitna',
  'ek ticket 200 ki, 5 ticket kitne ki',
  '18% gst mila ke 1770, bina gst ke',
  '5000 me 800 mile aur 1200 kharch hue kitne bache',
  'मेरे पास 500 थे, मां ने 200 दिए, 100 खर्च किए, कितने बचे',
])('"%s" stays as it is', (said) => {
  expect(inEnglish(said)).toBe(said)
})
