import { toPlainLetters } from './to-plain-letters.ts'

const rate = '(\\d[\\d.]*) ?(?:%|percent|प्रतिशत)'
const name = '(?:inflation(?: rate)?|mehngai|mehangai|mahangai|महंगाई|महँगाई)'
const before =
  '(?:\\b(?:and|with|at|if|agar|assuming|considering|after|for|adjusted for|adjusting for|but|अगर|और)\\b,? ?)*'
const behind =
  '(?:,? ?(?:a year|per year|per annum|pa|yearly|every year|ho|hai|he|to|then|हो|है|तो)(?![\\p{L}\\p{M}]))*'

const today =
  "today ?'?s (?:money|rupees|value|terms|worth|prices?)|aaj ke (?:hisaab|hisab|paise|paiso)(?: se| me| mein)?"

/** How fast prices rise, with the words around that belong to it: "6 % inflation", "in today's money at 6 %". */
export const inflationTold = new RegExp(
  toPlainLetters(
    `${before}(?:${rate}(?: of| ki| की)? ${name}(?! ?\\d[\\d.]* ?(?:%|percent|प्रतिशत)(?! ?(?:returns?|interest|growth|रिटर्न)))|${name}(?: is| of| at| =| hai| rahi| है)? ?${rate}|(?<=\\b(?:${today}) )(?:at|@|with) ${rate}(?! ?(?:${name}|return|interest|tax)))${behind}`,
  ),
  'u',
)

/** What asks for a later amount in the money of today. */
export const ofToday = new RegExp(
  toPlainLetters(
    "(?:\\b(?:in|as per) )?\\b(?:today(?: ?'?s)?|current|present) (?:money|rupees|value|terms|worth|prices?)\\b|\\bin real terms\\b|\\b(?:in |the |its )?real (?:value|worth)\\b|\\binflation adjusted\\b|\\badjust(?:ed|ing)\\b|\\baaj ke (?:hisaab|hisab|paise|paiso|rupaye|rupay|daam)(?: se| me| mein)?\\b|\\baaj ki (?:value|keemat|kimat)(?: me| mein)?\\b|आज के (?:हिसाब|पैसे|पैसों|रुपये|रुपयों)(?: से| में)?|आज की कीमत(?: में)?",
  ),
  'u',
)

/** What one investment comes to in the money of today: no goal that costs so much now. */
export const investedInTodaysMoney =
  /^(?!.*(?:goal|target|need|want|reach|cost|chahiye)).*\blump ?sum \S+.*\bin today s money at \S+ ?% inflation/

/** A goal whose price rises until it is reached. */
export const risingTarget = /,? ?\btarget rising at (\d+(?:\.\d+)?) ?% inflation\b/
