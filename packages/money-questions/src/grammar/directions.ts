/** Words that say which way a figure goes, what is added and what is taken off: another one is another question. */
export const turningWords: ReadonlySet<string> = new Set(
  `+ - up down plus minus add added more less off extra increase increased increases rise rises rose raised hike fall falls fell
  drop dropped decrease decreased reduced cut gain loss profit higher lower badh badha badhi badhe badhega badhegi ghat ghata ghati
  ghate kam kat kata kati kate zyada jyada mehnga sasta बढ़ बढ़ा बढ़ी बढ़े घट घटा घटी घटे कम कट कटा कटी ज़्यादा ज्यादा महंगा सस्ता`.split(
    /\s+/,
  ),
)
