/** What somebody says between a slip and what was meant. */
export const correction =
  /^(?:,|\.|-)? ?(?:no|oh|oops|er|uh)? ?,? ?(?:sorry|wait|no wait|i mean|i meant|actually|correction|make that|rather|matlab)(?: ,| no| it is| its)? ?(?:at|for|of|@|rs|₹|on)?$/
/** What stands between what is denied and what holds instead. */
export const contrast = /^,? ?but ?(?:at|for|of|@|rs|₹|on|only)?$/
/** What stands between a figure and what is denied after it. */
export const denial = /^,? ?(?:and )?not ?(?:at|for|of|@|rs|₹|on)?$/
/** What may stand before a figure that is put right. */
export const preposition = /^(?:at|for|of|@|rs|₹|on)$/
