import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones cannot be chosen here. */
const leastLength = 10;

/** Passwords of this product's subject and of recent years, which no older list has. */
const ownWords = `
  0000000000 000000000000 0102030405 0123456789 0987654321 098765432100 1029384756 1111111111
  11111111111 111111111111 1111122222 1122334455 112233445566 1212121212 121212121212 1231231231
  123123123123 1234512345 123454321 1234554321 123456123456 1234567890 12345678900 12345678901
  123456789012 1234567890123 12345678910 1234567891011 123456789123 1234567890a 1234567890q
  123456789a 123456789abc 123456789q 123456789qwe 12345qwert 12345qwerty 1234qwerasdf 123abc123abc
  123qwe123qwe 123qweasdzxc 1357924680 147258369 1472583690 147852369 1478963250 159357258456
  159753456852 1a2b3c4d5e 1g2w3e4r5t 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
  1q2w3e4r!@ 1qa2ws3ed4rf 1qaz2wsx3e 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz@wsx3edc 1qazxsw23edc
  1qazxsw2! 2222222222 2wsx3edc4rfv 3333333333 4444444444 5555555555 6666666666 7777777777
  741852963 7418529630 789456123 7894561230 8888888888 9638527410 963852741 9876543210
  98765432100 9999999999 !qaz2wsx#edc !qaz@wsx#edc !@#$%^&*() a123456789 a1234567890 a1b2c3d4e5
  a1s2d3f4g5 aa12345678 aa123456789 aaaaaaaaaa abc1234567 abc123456789 abcd123456 abcd12345678
  abcde12345 abcdef1234 abcdef123456 abcdefghij abcdefghijk abcdefghijklm access1234 admin12345
  admin123456 admin@1234 administrator adminadmin alexander1 alexander123 america123 anthony123
  apple12345 arsenal123 asd123asd123 asdasd123123 asdasdasd123 asdasdasdasd asdf123456 asdfasdfasdf
  asdfghjkl1 asdfghjkl12 asdfghjkl123 asdfghjkl; asdfghjklz asdfqwer1234 azerty1234 azerty123456
  azertyuiop babygirl12 babygirl123 baseball12 baseball123 basketball basketball1 bitcoin123
  bitcoin1234 blink182blink bubblegum1 butterfly1 butterfly123 california california1 charlie123
  chelsea123 chocolate1 chocolate123 christopher computer12 computer123 cristiano7 dragon1234
  dragonball dragonball1 elizabeth1 ethereum123 everything facebook12 facebook123 football10
  football12 football123 football1234 forever123 friends123 fuckyou123 gfhjkm12345 godisgood1
  google1234 hello12345 hello123456 helloworld helloworld1 ihateyou12 iloveyou12 iloveyou123
  iloveyou1234 iloveyou22 iloveyousomuch internet12 internet123 jennifer12 jennifer123 jesus12345
  jesuschrist jesusislord jordan2323 juventus1897 letmein123 letmein1234 letmein12345 letmeinnow
  liverpool1 liverpool123 lol123456789 london2012 loveforever loveyou123 manchester manchester1
  master1234 michael123 michaeljackson michelle12 microsoft1 minecraft1 minecraft123 monkey1234
  mypassword mypassword1 mypassword123 naruto1234 newpassword newyork123 nicholas12 nopassword
  opensesame p@$$w0rd123 p@55w0rd123 p@ssw0rd01 p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234
  p@ssword12 p@ssword123 p@ssword1234 pa$$w0rd12 pa$$w0rd123 pass123456 pass1234567 pass12345678
  passw0rd01 passw0rd1! passw0rd12 passw0rd123 passw0rd123! passw0rd1234 password00 password01
  password01! password09 password1! password10 password100 password11 password12 password12! password123
  password123! password123# password1234 password1234! password12345 password123456 password13
  password2020 password2021 password2022 password2023 password2024 password2025 password2026
  password21 password22 password23 password69 password77 password88 password99 password@1
  password@12 password@123 passwordpassword password!1 password!! password!!! pokemon123
  pokemon1234 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 qazqazqaz1
  qazwsx1234 qazwsx123456 qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv qq123456789 qqwweerrtt
  qwaszx1234 qwe1234567 qwe123456789 qwe123qwe123 qweasd1234 qweasdzxc1 qweasdzxc12 qweasdzxc123
  qweqweqwe1 qwer123456 qwer1234qwer qwerasdfzxcv qwert12345 qwert123456 qwerty1234 qwerty12345
  qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwerty123! qwertyqwerty qwertyu123
  qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertz1234 realmadrid realmadrid1
  ronaldo123 samsung123 samsung1234 scarface12 secret1234 september1 shadow1234 slipknot666
  spiderman1 spiderman123 starwars12 starwars123 strawberry summer2020 summer2021 summer2022
  summer2023 summer2024 summer2025 summer2026 sunshine12 sunshine123 superman12 superman123
  superstar1 swordfish1 temp123456 test123456 test12345678 testtest12 testtest123 trustno123
  trustnoone tttttttttt unbelievable undertaker university victoria12 volleyball washington
  welcome123 welcome123! welcome1234 welcome12345 welcome2020 welcome2021 welcome2022 welcome2023
  welcome2024 welcome2025 welcome2026 welcome@123 whatever12 whatever123 william123 winter2020
  winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 wordpass123 xxxxxxxxxx
  zaq12wsxcde3 zaq1zaq1zaq1 zaqxswcde123 zxcasdqwe123 zxcvbnm123 zxcvbnm1234 zxcvbnm12345
  zxcvbnm,./ zzzzzzzzzz
`.split(/\s+/);

/**
 * The most used passwords that are long enough to be chosen here, in lower case: of the 49,233 that
 * zxcvbn-ts ranks by use, and our own. Costs some 40 ms and 20 MB to load: only by `import()`, when
 * a user chooses a password.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...ownWords]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => [...word].length >= leastLength),
);
