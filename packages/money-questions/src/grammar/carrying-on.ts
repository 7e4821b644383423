/** What takes up the result of before: "put that in an FD", "withdraw 50,000 from it". */
export const takesUp =
  /\b(?:(?:the|that|this) (?:money|corpus|amount|sum)|that|it|usme(?:in?)?|us (?:mein?|ko|se|paise|rakam|amount)|usko|usse|use|isme(?:in?)?|is (?:mein?|ko|se|paise|rakam|amount)|isko|isse|ise)\b|(?:उस|इस)(?: ?(?:में|को|से|रकम(?: को| से)?))|उसे|इसे/

/** What begins where the time of before ends: "then an SWP of 20,000", "uske baad". */
export const comesAfter =
  /\b(?:then|after (?:that|this|it)|afterwards|after maturity|us ?ke baad|iske baad|phir|fir)\b|(?:उस|इस) ?के बाद|फिर/
