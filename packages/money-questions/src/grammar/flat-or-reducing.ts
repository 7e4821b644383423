/** What one of the two ways is called. */
export const flatWord = /flat/
/** A percentage said to be a flat rate, before or after it. */
export const flatSide =
  /(?:(?<before>[\d.]+) ?(?:%|percent) (?:at |on |as )?(?:a )?(?:flat(?: rate| interest| basis)*)|flat(?: rate| interest| basis)*(?: of| at)? (?<after>[\d.]+) ?(?:%|percent))/
/** A percentage said to be one on the reducing balance. */
export const reducingSide =
  /(?:(?<before>[\d.]+) ?(?:%|percent) (?:on )?(?:a )?(?:reducing|diminishing)(?: balance| rate| interest| basis)*|(?:reducing|diminishing)(?: balance| rate| interest| basis)*(?: of| at)? (?<after>[\d.]+) ?(?:%|percent))/
/** Both ways of counting at one percentage. */
export const bothWays =
  /(?:(?:at |on |under )?(?:a )?flat(?: rate| basis| interest)* (?:and|or|vs|versus|aur|ya|to) (?:a )?(?:reducing|diminishing)(?: balance| rate| basis| interest)*|(?:at |on |under )?(?:a )?(?:reducing|diminishing)(?: balance| rate| basis| interest)* (?:and|or|vs|versus|aur|ya|to) (?:a )?flat(?: rate| basis| interest)*)/
/** What holds the two against each other, and says nothing else. */
export const comparing =
  /\b(?:which (?:one )?(?:is |costs? |has |gives |will cost )?(?:me )?(?:the )?(?:more|less|cheaper|better|costlier|dearer|lower|lowest|higher|smaller|larger)|compare|comparison|versus|vs|difference|between|cheaper|costlier|better|behtar|sasta|mehnga|kaunsa|farak|fark|antar)\b/g
/** What asks for the difference alone. */
export const asksDifference = /\b(?:difference|farak|fark|antar|by how much|how much (?:more|less|extra))\b/
/** A joint that has lost one of its sides. */
export const looseJoint = /\b(?:or|and|aur|ya|vs)\b(?= *(?:[,.?]|$|(?:and|or|on|for)\b))/g
export const openingJoint = /^(?:, )*(?:and|or|in)\b/
