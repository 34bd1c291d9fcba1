/** Given names and family names from many countries, in ASCII spelling. */
export const ordinaryNames = `
aaron abby abdul abel abigail ada adam adamu adaeze adele adil aditi adrian adriana agnes ahmad ahmed aida aiko
aisha aishwarya akash akira alan alana albert alberto aldo alejandra alejandro alessandra alex alexa alexander
alexandra alfred ali alia alice alicia alina alison allan allison alma alvaro alyssa amal amanda amara amber
amelia amin amina amir amit amina amy ana anais anand anastasia anders andrea andreas andrei andrew angel angela
angelica angus anil anita anja ann anna annabel anne annika anthony antoine anton antonia antonio anya april
arash ariana arjun arlo armando arnaud arnold arthur arturo arun asha ashley asim astrid athena aubrey audrey
august aurelia aurora austin ava avery ayaan ayesha barbara barnaby barry beatrice beatriz becky bella ben
benedict benjamin bernard bernice beth bethany bettina betty bianca bilal bill billy birgit bjorn blake blanca
bob bogdan bonnie boris brad bradley brandon brenda brendan brett brian bridget bruce bruno bryan caitlin caleb
callum camila camille carl carla carlos carmen carol carolina caroline carrie casey cassandra catherine cecilia
celine cesar chandra chantal charles charlie charlotte chelsea chen cheng chiara chidi chinedu chloe chris
christian christina christine christopher chun ciara cindy claire clara clarence claudia clement cliff clive
colette colin colleen connor constance cora corey corinne courtney craig cristina curtis cynthia daisuke daisy
damian dan dana daniel daniela danielle danny daphne darius darren dave david dawn deborah deepak delia denis
denise dennis derek desmond devin diana diego dieter dilip dimitri dina dinesh dmitri dolores dominic donald
donna dora doris dorothy douglas duncan dustin dylan ebony eddie edgar edith edmund eduardo edward edwin eileen
ekaterina elaine eleanor elena eli elias elif elijah elisa elise elizabeth ella ellen ellie elliot elsa emeka
emil emilia emily emma emmanuel enrique eric erica erik erin ernest ernesto esme esperanza esteban estelle
esther ethan eugene eva evan evelyn ezra fabian fabio fadi faith farah fatima felicia felix fernanda fernando
filip finn fiona florence florian frances francesca francis francisco frank franz fred freddie frederik freya
gabriel gabriela gail gareth gary gavin gemma genevieve geoffrey george georgia gerald gerard gianni gideon
gilbert gillian gina giorgio giovanni giulia gloria gordon grace graham grant greg gregory greta guillermo
guido gustavo gwen hadiya hailey hakan hamid hamza hana hannah hans hao harold harriet harry haruka harvey hasan
hassan hazel heather hector heidi helen helena helga henri henry herbert hilary hiro hiroshi holly hope howard
hugh hugo hussein ian ibrahim ida ignacio igor ilana imani imran ines ingrid irene iris irina isaac isabel
isabella isaiah isla ismail ivan ivana ivy jack jackie jacob jacqueline jada jade jaime jake jamal james jamie
jan jana jane janet janice jasmine jason javier jay jean jeff jeffrey jenna jennifer jenny jeremy jerome jerry
jesse jessica jesus jill jim jimmy jing jo joan joanna joao joe joel johan johanna john johnny jon jonas
jonathan jordan jorge jose joseph josephine josh joshua joy joyce juan juanita judith julia julian juliana julie
juliet julio june justin kaito kamal kamila karen karim karin karl karla kate katherine kathleen kathryn katie
katrin kavita kay keiko keith kelly kelvin ken kenji kenneth kenta kerry kevin khadija khalid kieran kim kimberly
kiran kirsten klaus kofi krishna kristen kristina kumar kurt kwame kyle lakshmi lana lance lara larissa larry
lars laszlo laura lauren laurence leah lee leila lena leo leon leonard leonardo leslie levi lewis li liam lila
lili lilian lillian lilly lily lin lina linda linnea lionel lisa liz lloyd logan lola lorena lorenzo lori lorna
louis louisa louise luca lucas lucia lucinda lucy luis luisa luke luna luz lydia lynn mabel madeleine madison
magda magdalena maggie mahmoud maja malcolm malik mandy manuel manuela marc marcel marcella marcia marco marcus
margaret margarita maria mariam marian mariana marie marina mario marion marisol mark marlene marta martha martin
martina mary maryam masha matilda matt matteo matthew matthias maureen maurice max maxim maxine maya megan mehmet
mei mel melanie melissa mercedes meredith mia michael michaela michel michelle miguel mikael mike mikhail mila
milan mildred miles milo min mina minh mira miranda miriam mitchell mohamed mohammed moira molly mona monica
morgan moritz moses muhammad murray myra nadia nadine nancy naomi natalia natalie natasha nathan nathaniel neha
neil nell nelson nia niamh nicholas nick nico nicola nicolas nicole nigel nikhil nikita nils nina noah noel nora
norbert noreen norma norman nuno octavia odette olaf oleg olga oliver olivia omar oona orla oscar otto owen pablo
paige pamela paola pascal patricia patrick paul paula paulina pavel pedro peggy penelope penny percy peter petra
phil philip philippa phoebe pierre pilar piotr polly poppy pradeep pranav priya quentin quinn rachel radhika
rafael rafaela rahul raj rajesh ralph ramon ramona randy rania raphael raquel rashid raul ravi ray raymond rebecca
regina reinhard rena renata rene rhys ricardo richard rick rita rob robert roberta roberto robin rocio rodrigo
roger rohan roland roman ron ronald rosa rosalind rosanna rose rosemary rosie ross rowan roxanne roy ruben ruby
rudolf rufus rupert russell ruth ryan sabine sabrina sadie saeed salma sally salvador sam samantha samir samuel
sandra sanjay santiago sara sarah sasha saul scott sean sebastian selena serena sergei sergio seth shane shannon
sharon shaun sheila shirley shreya sibylle sidney sierra silas silvia simon simone sofia solomon sonia sophia
sophie stacey stafford stan stanley stefan stella stephanie stephen steve steven stuart sue sunil susan suzanne
sven sylvia takashi tamara tamika tania tanya tara tariq tatiana taylor ted tegan terence teresa terry tess thea
thelma theo theodore theresa thomas tiago tiffany tim timothy tina toby todd tom tomas tommy toni tony tracy
travis trevor tricia tristan troy tyler uma ursula valentina valeria valerie vanessa vera verena veronica vicente
vicky victor victoria vijay vikram vincent viola violet virginia vivian vladimir wade walter wanda wang warren
wayne wei wendy werner wilhelm will willem william willow wilma winston xavier xiang ximena yan yara yasmin
yasmine yoko yolanda yosef yuki yuri yusuf yves yvette yvonne zach zachary zahra zara zelda zhang zoe zoltan
cairns cairncross cairngorm teamwork modesto staffan adminah rooted supportive officialdom helpful thelma
`
  .trim()
  .split(/\s+/)
